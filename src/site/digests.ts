/** The length of the digests in file names, in hexadecimal digits: pages and scripts name many files. */
export const digestLength = 20

/** A regular expression for the paths of scripts and style sheets that have a digest of their content in the name. */
export const digestNamed = String.raw`^/[^/]+[-.][0-9a-f]{${digestLength}}\.(?:js|css)$`
