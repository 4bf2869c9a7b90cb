import { pagePictures } from '../../../site/pictures'
import type { Content } from '../content'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'

/** Every picture that a page shows lies in content/images/, whatever its kind. */
export function missingPictures({ paths }: Content): Mistake[] {
  return Object.entries(pagePictures).flatMap(([name, pictures]) => {
    const folder = `content/images/${name}/`
    const there = paths
      .filter((path) => path.startsWith(folder))
      .map((path) => path.slice(folder.length).replace(/\.[^.]+$/, ''))
    const strange = there.filter((one) => !(pictures as readonly string[]).includes(one))
    return pictures
      .filter((picture) => !there.includes(picture))
      .map((picture) => mistake(`${folder}${picture}.png`, didYouMean(picture, strange)))
  })
}

function mistake(file: string, hint: string): Mistake {
  const message = `this picture is missing and a page shows it, expected a file of this name${hint}`
  return { file, line: 1, column: 1, path: '', message }
}
