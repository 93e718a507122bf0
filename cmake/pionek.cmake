# How every library and program of the house is built: one set of flags, one way to name a target.

# Flags as an interface, so that each target says that it wants them.
add_library(pionek_flags INTERFACE)
target_compile_options(pionek_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wold-style-cast -Werror
  -ffile-prefix-map=${CMAKE_SOURCE_DIR}=.)
target_include_directories(pionek_flags INTERFACE ${CMAKE_SOURCE_DIR})
if(CMAKE_SYSTEM_PROCESSOR STREQUAL x86_64)
  # What every such machine since 2009 has; counting the cities of a set is then one instruction.
  target_compile_options(pionek_flags INTERFACE -march=x86-64-v2)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ 12 sees overflows inside std::string that are not there.
  target_compile_options(pionek_flags INTERFACE -Wno-restrict
    -Wno-stringop-overflow -Wno-array-bounds)
  if(CMAKE_UNITY_BUILD)
    # It takes sources that are compiled together for headers, in which nameless namespaces are wrong.
    target_compile_options(pionek_flags INTERFACE -Wno-subobject-linkage)
  endif()
endif()
if(PIONEK_SANITIZE)
  target_compile_options(pionek_flags INTERFACE
    -fsanitize=${PIONEK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(pionek_flags INTERFACE -fsanitize=${PIONEK_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # g++ 12 reports false positives inside the standard library under its sanitizers.
    target_compile_options(pionek_flags INTERFACE -Wno-maybe-uninitialized -Wno-tsan)
  endif()
endif()
if(PIONEK_COVERAGE)
  target_compile_options(pionek_flags INTERFACE --coverage)
  target_link_options(pionek_flags INTERFACE --coverage)
endif()
find_program(MOLD mold)
if(MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_link_options(pionek_flags INTERFACE -fuse-ld=mold)
endif()

# One precompiled header for the whole house: the standard library and Boost.JSON.
add_library(pionek_pch OBJECT cmake/pch.cpp)
target_link_libraries(pionek_pch PUBLIC pionek_flags Boost::json)
target_precompile_headers(pionek_pch PUBLIC cmake/pch.hpp)

# pionek_built_fast(NAME [FLAGS...]): what is not hot is compiled in less time. Under the sanitizers
# that means without optimisation and without what only the fuzzer needs, else with the given flags.
function(pionek_built_fast name)
  if(PIONEK_SANITIZE MATCHES "fuzzer")
    target_compile_options(${name} PRIVATE -O0 -fno-sanitize=fuzzer-no-link)
    get_target_property(pch ${name} PRECOMPILE_HEADERS_REUSE_FROM)
    if(pch STREQUAL pionek_pch)
      set_target_properties(${name} PROPERTIES PRECOMPILE_HEADERS_REUSE_FROM pionek_fast_pch)
    endif()
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE ${ARGN})
  endif()
endfunction()
if(PIONEK_SANITIZE MATCHES "fuzzer")
  add_library(pionek_fast_pch OBJECT cmake/pch.cpp)
  target_link_libraries(pionek_fast_pch PUBLIC pionek_flags Boost::json)
  target_precompile_headers(pionek_fast_pch PUBLIC cmake/pch.hpp)
  pionek_built_fast(pionek_fast_pch)
endif()

# pionek_library(NAME [libraries...]): a static library of all sources in the current folder.
function(pionek_library name)
  pionek_library_in(${name} ${CMAKE_CURRENT_SOURCE_DIR} ${ARGN})
endfunction()

# pionek_library_in(NAME FOLDER [libraries...]): the same of another folder. Sources called one_game
# and all_games are compiled for games and their lists (games.cmake).
function(pionek_library_in name folder)
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/(one_game|all_games)\\.cpp$")
  pionek_library_of(${name} "${sources}" ${ARGN})
endfunction()

# pionek_library_of(NAME SOURCES [libraries...]): the same of these sources.
function(pionek_library_of name sources)
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC pionek_flags Boost::json ${ARGN})
  target_precompile_headers(${name} REUSE_FROM pionek_pch)
endfunction()

# pionek_program(NAME [libraries...]): a program of all sources in the current folder.
function(pionek_program name)
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  pionek_program_of(${name} "${sources}" ${ARGN})
endfunction()

# pionek_program_of(NAME SOURCES [libraries...]): the same of these sources.
function(pionek_program_of name sources)
  add_executable(${name} ${sources})
  target_link_libraries(${name} PRIVATE pionek_flags Boost::json ${ARGN})
  target_precompile_headers(${name} REUSE_FROM pionek_pch)
endfunction()

# pionek_fast_memory(NAME): the program allocates with jemalloc. The sanitizers bring their own.
function(pionek_fast_memory name)
  if(NOT PIONEK_SANITIZE)
    target_link_libraries(${name} PRIVATE PkgConfig::JEMALLOC)
  endif()
endfunction()

# pionek_embed(NAME ROOT GLOB...): compiles texts below a folder into a target. Its sources include
# embedded_table.inc, which lists each text by its name below ROOT.
function(pionek_embed name root)
  list(TRANSFORM ARGN PREPEND ${root}/ OUTPUT_VARIABLE globs)
  file(GLOB files CONFIGURE_DEPENDS RELATIVE ${root} ${globs})
  set(assembly ".section .rodata\n")
  set(table "")
  set(depends "")
  set(n 0)
  foreach(file IN LISTS files)
    set(symbol ${name}_embedded_${n})
    string(APPEND assembly
      ".global ${symbol}_begin\n.global ${symbol}_end\n"
      "${symbol}_begin:\n.incbin \"${root}/${file}\"\n"
      "${symbol}_end:\n.byte 0\n")
    string(APPEND externs "extern const char ${symbol}_begin[], ${symbol}_end[];\n")
    string(APPEND table "    {\"${file}\", ${symbol}_begin, ${symbol}_end},\n")
    list(APPEND depends ${root}/${file})
    math(EXPR n "${n} + 1")
  endforeach()
  string(APPEND assembly ".section .note.GNU-stack,\"\",@progbits\n")
  set(out ${CMAKE_BINARY_DIR}/embedded/${name})
  file(CONFIGURE OUTPUT ${out}/embedded.S CONTENT "${assembly}" @ONLY)
  file(CONFIGURE OUTPUT ${out}/embedded_table.inc
    CONTENT "extern \"C\" {\n${externs}}\nconstexpr Embedded kEmbedded[] = {\n${table}};\n" @ONLY)
  set_source_files_properties(${out}/embedded.S PROPERTIES OBJECT_DEPENDS "${depends}")
  target_sources(${name} PRIVATE ${out}/embedded.S)
  target_include_directories(${name} PRIVATE ${out})
endfunction()
