/** The length of the digests in file names, in hexadecimal digits. Short names make pages smaller. */
export const digestLength = 20

/** A pattern that matches the paths of scripts and style sheets with a digest in the file name. */
export const digestNamed = String.raw`^/[^/]+[-.][0-9a-f]{${digestLength}}\.(?:js|css)$`
