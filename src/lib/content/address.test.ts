import { addressProblem } from './address'

it.each<[string, string | undefined]>([
  ['https://video.example/embed/', undefined],
  ['https://video.example/?v=1', undefined],
  ['http://video.example/', 'begins with http:'],
  ['ftp://video.example/', 'begins with ftp:'],
  ['https://video.example/?utm_source=x', 'tracking parameter "utm_source"'],
  ['https://video.example/?a=1&fbclid=2', 'tracking parameter "fbclid"'],
  ['https://vid\u0435o.example/', 'holds U+0435'],
  ['https://video.example/\u200b', 'holds U+200B'],
  ['https://video.example/a b', 'holds U+0020'],
  ['https://video.example/\u0007', 'holds U+0007'],
  ['https://xn--80ak6aa92e.example/', 'look-alike letters'],
  ['https://me:secret@video.example/', 'a user name'],
  ['https://localhost/', 'not the name of a host'],
  ['https://', 'not an address'],
  ['https://shop.xn--80ak6aa92e.example/', 'look-alike letters'],
  ['https://boxn--a.example/', undefined],
  ['https://video.example/?preference=1&myref=2&site=3', undefined],
  ...['utm_campaign', 'gclid', 'dclid', 'msclkid', 'mc_cid', 'mc_eid', 'igshid', 'yclid']
    .concat(['_hsenc', '_hsmi', 'si', 'ref', 'ref_src', 'FBCLID'])
    .map(
      (name) =>
        [`https://video.example/?${name}=1`, `tracking parameter "${name}"`] as [string, string],
    ),
])('%j: %s', (address, problem) => {
  const found = addressProblem(address)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
