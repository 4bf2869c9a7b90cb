/** What stands for the lower part of a page as long as it is not there; src/styles/waiting.css gives it its height. */
export const place = <div data-place />
