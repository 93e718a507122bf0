// Carries the precompiled header; see pionek.cmake.
