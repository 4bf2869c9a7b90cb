import { Picture, type Pictures } from '../../components/Picture/Picture'
import type { PagePicture } from '../../site/pictures'
import * as styles from './Steps.module.css'

interface StepsProps {
  /** The title, text and alternative text of each step, by key. The key is also the image's name. */
  readonly steps: Readonly<Record<string, StepMessages & { readonly alt: string }>>
  /** The number of the first step in this list: numbering continues from one section to the next. */
  readonly from: number
  readonly pictures: Pictures
}

interface StepMessages {
  readonly title: string
  readonly text: string
}

/** A list of tutorial steps, each with an image. */
export function Steps({ steps, from, pictures }: StepsProps) {
  return (
    <ol className={styles.steps} start={from}>
      {Object.entries(steps).map(([key, { title, text, alt }], index) => (
        <li key={key} className={styles.step}>
          <div className={styles.frame}>
            <Picture
              pictures={pictures}
              name={key as PagePicture}
              alt={alt}
              sizes="(min-width: 37.5em) min(46vw, 37rem), 100vw"
            />
          </div>
          <StepText number={from + index} title={title} text={text} />
        </li>
      ))}
    </ol>
  )
}

/** The number of a tutorial step in large type, with its title and text. */
export function StepText({ number, title, text }: StepMessages & { readonly number: number }) {
  return (
    <div className={styles.text}>
      <h3>
        <span className={styles.number}>{number}</span> {title}
      </h3>
      <p>{text}</p>
    </div>
  )
}
