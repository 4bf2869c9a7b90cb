import { palette } from '../palette'
import { download, envelope, key, mailSign, plane, pointer, tick } from './icons'
import {
  bar,
  block,
  box,
  type Box,
  cut,
  disc,
  fieldOf,
  frame,
  line,
  mark,
  portrait,
  scene,
  shape,
  tile,
  turn,
  programWindow,
} from './kit'

const { ink, paper, coral, violet, mint, amber, sky } = palette

const width = 800
const height = 600

// A field of a form: paper, outline, and whatever is typed into it.
const field = (area: Box, typed: string): string => block(area, paper, 16) + frame(area, 16) + typed

const button = (area: Box, fill: string, label: string): string =>
  block({ ...area, x: area.x - 9, y: area.y + 9 }, ink, area.height / 2) +
  block(area, fill, area.height / 2) +
  frame(area, area.height / 2) +
  label

/** Step one: the downloaded file is opened. */
export const openDownloader = (): string =>
  scene(
    width,
    height,
    amber,
    programWindow(box(110, 80, 580, 430), paper, coral, violet) +
      bar(144, 101, 120) +
      [90, 130, 70]
        .map((length, row) => {
          const y = 190 + row * 92
          return frame(box(150, y, 64, 64), 12, 6) + bar(240, y + 26, length)
        })
        .join('') +
      block(box(410, 190, 220, 260), mint, 24) +
      frame(box(410, 190, 220, 260), 24) +
      mark(455, 214, 130) +
      download(520, 400, 0.95) +
      pointer(590, 420, 1.5),
  )

/** Step two: the program installs. */
export const install = (): string =>
  scene(
    width,
    height,
    violet,
    programWindow(box(110, 80, 580, 430), paper, amber, mint) +
      mark(150, 180, 190) +
      bar(390, 204, 230) +
      bar(390, 244, 180) +
      bar(390, 284, 206) +
      block(box(150, 416, 500, 52), paper, 26) +
      cut(box(150, 416, 500, 52), 26, block(box(150, 416, 350, 52), coral)) +
      line('M500 416v52') +
      frame(box(150, 416, 500, 52), 26),
  )

/** Step three: a mail address is typed and the code is asked for. */
export const register = (): string =>
  scene(
    width,
    height,
    mint,
    programWindow(box(110, 80, 580, 430), paper, coral, violet) +
      field(
        box(160, 196, 480, 96),
        mailSign(216, 244, 1.3) + bar(266, 237, 220) + line('M510 222v44', 6),
      ) +
      button(box(160, 356, 480, 96), amber, plane(400, 404, 1.6)),
  )

/** Step four: the code from the mail is typed. */
export const enterCode = (): string =>
  scene(
    width,
    height,
    coral,
    turn(
      -4,
      400,
      230,
      block(box(186, 90, 372, 258), violet, 6) +
        envelope(388, 203, 4.04, paper) +
        disc(574, 78, 38, amber, 7) +
        line('M574 60v22M574 96v0', 9),
    ) +
      Array.from({ length: 6 }, (_, index) => {
        const area = box(91 + index * 106, 404, 88, 112)
        const isTyped = index < 4
        return (
          block(area, isTyped ? mint : paper, 16) +
          frame(area, 16) +
          (isTyped ? disc(area.x + 44, area.y + 56, 17, ink) : '') +
          (index === 4 ? line(`M${area.x + 44} ${area.y + 34}v44`, 7) : '')
        )
      }).join(''),
  )

const ticket = 'M110 150h580v100a50 50 0 0 0 0 100v100H110V350a50 50 0 0 0 0-100Z'

/** Step five, which may be left out: a friend's invitation. */
export const invitation = (): string =>
  scene(
    width,
    height,
    sky,
    turn(
      -5,
      400,
      300,
      `<path d="${ticket}" fill="${coral}" transform="translate(-16 16)"/>` +
        shape(ticket, paper) +
        `<path d="M436 172v262" fill="none" stroke="${ink}" stroke-width="7" stroke-dasharray="4 22" stroke-linecap="round"/>` +
        tile(box(188, 206, 188, 188), 'ben', 'ben', 20) +
        mark(478, 232, 136),
    ),
  )

/** Step six: logged in, with a name and a password. */
export const logIn = (): string => {
  const avatar = box(332, 126, 136, 136)
  return scene(
    width,
    height,
    amber,
    programWindow(box(170, 46, 460, 508), paper, mint, coral) +
      cut(avatar, 68, block(avatar, fieldOf('ada')) + portrait(316, 122, 168, 'ada', 'ada')) +
      frame(avatar, 68) +
      field(box(216, 284, 368, 68), bar(246, 311, 150)) +
      field(
        box(216, 370, 368, 68),
        [0, 1, 2, 3, 4, 5, 6].map((index) => disc(256 + index * 30, 404, 9, ink)).join('') +
          key(540, 402, 0.9),
      ) +
      button(box(216, 462, 368, 64), violet, tick(400, 495, 1.3)),
  )
}
