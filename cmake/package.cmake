# `cpack` in a release build with the web client inside writes holdout_<version>_<architecture>.deb.
# Packing needs the program alone, not everything that could be built.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY TRUE)

install(TARGETS holdout RUNTIME DESTINATION usr/bin)
install(FILES packaging/holdout.service DESTINATION lib/systemd/system)
install(FILES packaging/holdout.toml DESTINATION etc/holdout)
install(FILES packaging/copyright DESTINATION usr/share/doc/holdout)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /)                           # the paths above are those of the machine
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_NAME holdout)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "Holdout contributors <holdout@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for survival-horror board games of hidden information")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "People and computer players at one table, in the browser or in the terminal.\nThe server runs as a service at 127.0.0.1:8484; /etc/holdout/holdout.toml says\nwhere it listens.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "init-system-helpers (>= 1.52)")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
    ${CMAKE_SOURCE_DIR}/packaging/postinst ${CMAKE_SOURCE_DIR}/packaging/prerm
    ${CMAKE_SOURCE_DIR}/packaging/postrm ${CMAKE_SOURCE_DIR}/packaging/conffiles)
include(CPack)
