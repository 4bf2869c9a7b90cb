/** The number of hexadecimal digits of a digest in a file name. Short names make pages smaller. */
export const digestLength = 20

/**
 * The source of a regular expression that matches the paths of scripts and style sheets with a digest in the file name.
 */
export const digestNamed = String.raw`^/[^/]+[-.][0-9a-f]{${digestLength}}\.(?:js|css)$`
