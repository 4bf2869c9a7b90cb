import { useState } from 'react'
import { OpeningEnd } from '../../components/OpeningEnd/OpeningEnd'
import { Phrases } from '../../components/Phrases/Phrases'
import { DownloadButtons } from '../../features/download/DownloadButtons'
import { FileSentence } from '../../features/download/FileSentence'
import { useTitleFont } from '../../features/titleFont/useTitleFont'
import { useWornFace } from '../../hooks/browserState'
import type { OfferedFiles } from '../../i18n/fragments'
import { classNames, clauses } from '../../lib/text'
import type { Character } from '../../site/palette'
import { openingHead } from '../../site/pictures'
import { CompareSlider } from './CompareSlider'
import { useMessages } from './messages'
import * as styles from './Opening.module.css'

/** The opening of the home page: what the app does, a swap that the visitor can try, and download links. */
export function Opening({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('home').opening
  const worn = useWornFace()
  // A face that the visitor wears later replaces the choice.
  const [choice, setChoice] = useState<{ face: Character; worn: Character | undefined }>()
  const { ref, prepare } = useTitleFont(choice?.worn === worn ? choice?.face : undefined)

  return (
    <div
      className={styles.opening}
      data-swap
      onInput={({ currentTarget }) => currentTarget.setAttribute('data-moved', '')}
    >
      <h1 className={styles.title} ref={ref}>
        {clauses(messages.title).map((line) => (
          <span key={line}>
            <Phrases text={line} />
          </span>
        ))}
      </h1>
      {/* With the face of the head itself, both sides of the line would be the same. */}
      <CompareSlider
        key={worn}
        areaClasses={{ slider: styles.slider, faces: styles.faces }}
        worn={worn === openingHead ? undefined : worn}
        onUse={(face) => setChoice({ face, worn })}
        onPoint={prepare}
      />
      <p className={classNames('lead', styles.lead)}>{messages.lead}</p>
      <div className={styles.text}>
        <DownloadButtons files={files} />
        <FileSentence files={files} />
        <p className="small">
          <strong>{messages.free}</strong> ·&nbsp;{messages.consent}
        </p>
      </div>
      <OpeningEnd />
    </div>
  )
}
