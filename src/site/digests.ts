/** The number of hexadecimal digits of digests in file names. Short names save bytes in pages. */
export const digestLength = 20

/** A regular expression for the paths of scripts and style sheets with a digest of their content in the name. */
export const digestNamed = String.raw`^/[^/]+[-.][0-9a-f]{${digestLength}}\.(?:js|css)$`
