import { Picture } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { pictureNamed, type Pictures } from '../../lib/pictures'
import { stepPictures } from '../../site/pictures'
import * as styles from './Steps.module.css'

interface StepsProps {
  readonly part: 'install' | 'register'
  /** The number of the part's first step; steps are numbered across parts. */
  readonly from: number
  readonly pictures: Pictures
}

/** The steps of one part of the tutorial, each with a picture. */
export function Steps({ part, from, pictures }: StepsProps) {
  const { title, ...steps } = useMessages('tutorial')[part]
  return (
    <Section id={part} title={title} on={part === 'register' ? 'sunk' : 'paper'}>
      <ol className={styles.steps} start={from}>
        {Object.entries(steps).map(([key, step], index) => (
          <li key={key} className={styles.step}>
            <div className={styles.frame}>
              <Picture
                picture={pictureNamed(pictures, stepPictures[key as keyof typeof stepPictures])}
                alt={step.alt}
                sizes="(min-width: 768px) 24rem, 100vw"
              />
            </div>
            <div className={styles.words}>
              <h3>{`${from + index}. ${step.title}`}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
