/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages: Readonly<Record<string, LockedPackage>> }} Lock */

/**
 * Says whether an install holds every package that a lock file names, in the version that it names;
 * optional packages are meant for some machines only and may be absent.
 *
 * @param {Lock} wanted What package-lock.json says.
 * @param {Lock} installed What npm noted in node_modules/.package-lock.json.
 * @returns {boolean}
 */
export function fulfils(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = installed.packages[path]
    if (path === '') return true
    return found ? found.version === version : optional === true || devOptional === true
  })
}
