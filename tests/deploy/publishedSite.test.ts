import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { filesBelow } from '../../src/content/filesBelow'
import { describeWithNginx, usePublishedSite } from './publishedSite'
import { publishSite, writeBuilds } from './publishing'

const folder = temporaryFolder()
const builds = writeBuilds(folder, ['one', 'two', 'three', 'four', 'five', 'six'])

/** Matches the files of a build whose names change with their content. */
const keptFiles = /\.(?:css|js|svg|woff2)$/

describeWithNginx('the published site', () => {
  const { target, get, visit, publish, reload } = usePublishedSite(folder, builds.one)

  test('is the published release, and an earlier release after a rollback', async () => {
    const two = publish(...builds.two)

    expect(await visit()).toBe('two')

    publish(...builds.three)
    expect(await visit()).toBe('three')

    publish('--release', two)
    expect(await visit()).toBe('two')
  })

  test('is still the old release if nginx rejects the new configuration', async () => {
    const before = await visit()

    expect(() => publishSite(target, ...builds.four, '--reload', 'false')).toThrow()
    reload()
    await wait(300)

    expect(await visit()).toBe(before)
  })

  test('keeps the ETag of an unchanged file', async () => {
    const before = (await get('/robots.txt')).headers.etag

    publish(...builds.two)
    publish(...builds.three)

    expect((await get('/robots.txt')).headers.etag).toBe(before)
  })

  test('stores a file that pages of old releases may name once for all releases', () => {
    const files = filesBelow(join(target, 'current/public')).filter((file) => keptFiles.test(file))
    const inodeIn = (place: string, file: string) => statSync(join(target, place, file)).ino

    expect(files).toHaveLength(4)
    for (const file of files)
      expect([file, inodeIn('current/public', file)]).toEqual([file, inodeIn('files', file)])
  })

  test('has the files that pages of old releases name', async () => {
    for (const build of Object.values(builds)) publish(...build)
    const kept = filesBelow(join(folder, 'one/public')).filter((file) => keptFiles.test(file))

    expect(kept).toHaveLength(4)
    for (const file of kept) {
      const { body } = await get(`/${file}`)

      expect([file, body.toString()]).toEqual([file, 'one'])
    }
  })

  test('has five releases to which a rollback is possible', () => {
    for (const build of Object.values(builds)) publish(...build)

    expect(readdirSync(join(target, 'releases'))).toHaveLength(5)
  })
})
