/** The page of a server that fails: a status, and nothing else. Gives its HTML for a status, or for what a server puts in its place. */
export function failurePage(status: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${status}</title>`,
    '<link rel="stylesheet" href="/error.css">',
    '</head>',
    `<body><h1 data-error="${status}">${status}</h1></body>`,
    '</html>',
  ].join('')
}
