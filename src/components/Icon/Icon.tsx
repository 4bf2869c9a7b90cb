import { classNames } from '../../lib/text'
import * as styles from './Icon.module.css'

/** SVG path data by icon name, for a 24 × 24 viewBox. */
export const shapes = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  camera: 'M3 6.5h12v11H3zM15 11l6-3.5v9L15 13',
  check: 'm4 12.5 5 5L20 6.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  discord: 'M4 5h16v11h-8l-5 4v-4H4zM9 10.5v.1m3-.1v.1m3-.1v.1',
  done: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M7.5 12.5l3 3 6-6.5',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  folder: 'M3 5h7l2 3h9v11H3z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  infinity:
    'M12 12C9.5 8.6 8 7.3 6 7.3a4.7 4.7 0 1 0 0 9.4c2 0 3.5-1.3 6-4.7s4-4.7 6-4.7a4.7 4.7 0 1 1 0 9.4c-2 0-3.5-1.3-6-4.7',
  key: 'M15.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11m1.5 4v.1M11.6 12.4 4 20m1.5-1.5L8 21m.5-5.5L11 18',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  microphone: 'M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21',
  open: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20',
  play: 'M7 4.5v15l12.5-7.5z',
  question: 'M8 8.5a4 4 0 1 1 6.5 3.2c-1.6 1.2-2.5 2-2.5 3.8m0 4v.1',
  share: 'M12 15V3m-5 5 5-5 5 5M5 12v8h14v-8',
  slide: 'm9 8-4 4 4 4m6-8 4 4-4 4',
  telegram: 'M21 4 3 11.5l6 2 2 6.5 3.5-4.5 4.5 3.5zM9 13.5 21 4',
  theme: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18v18m0-13.5h7M12 12h9m-9 4.5h7',
  ticket: 'M3 6h18v3.5a2.5 2.5 0 0 0 0 5V18H3v-3.5a2.5 2.5 0 0 0 0-5zM14 6v2m0 3v2m0 3v2',
} as const

interface IconProps {
  readonly name: keyof typeof shapes
  readonly className?: string | undefined
}

/** A decorative icon, hidden from screen readers. Text or an `aria-label` must convey its meaning. */
export function Icon({ name, className }: IconProps) {
  // CSS mirrors the arrow in right-to-left languages.
  const pointing = name === 'arrow' ? styles.pointing : undefined

  return (
    <svg
      className={classNames(styles.icon, pointing, className)}
      data-icon={name}
      viewBox="0 0 24 24"
      // Without the style sheet, an icon would fill the width of its container.
      width="1em"
      height="1em"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
