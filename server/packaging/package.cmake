# The Debian package: `cpack --config build/release/CPackConfig.cmake` writes it to the current folder.
set(here ${CMAKE_CURRENT_LIST_DIR})
# A package needs the program, not the tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS pionek RUNTIME DESTINATION bin)
install(FILES ${here}/pionek.service DESTINATION lib/systemd/system)
install(FILES ${here}/pionek.sysusers DESTINATION lib/sysusers.d RENAME pionek.conf)
install(FILES ${CMAKE_SOURCE_DIR}/docs/host.md ${CMAKE_SOURCE_DIR}/docs/cluster.md
  ${CMAKE_SOURCE_DIR}/docs/scale.md ${CMAKE_SOURCE_DIR}/docs/protocol.md ${CMAKE_SOURCE_DIR}/NOTICE
  DESTINATION share/doc/pionek)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE DESTINATION share/doc/pionek RENAME copyright)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME pionek)
set(CPACK_PACKAGE_CONTACT "the Pionek authors <pionek@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Heavy board games by their rulebooks, in browser and terminal")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${here}/postinst ${here}/prerm)
include(CPack)
