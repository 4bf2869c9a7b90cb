/** Closes what is open in the header, which stays when the page changes. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open')
}
