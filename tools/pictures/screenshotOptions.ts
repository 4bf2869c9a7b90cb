import { join } from 'node:path'

/** How all pictures are taken and compared. The style sheet shows what browsers render only near the window. */
export const screenshotOptions = {
  fullPage: true,
  stylePath: join(__dirname, 'allContent.css'),
  threshold: 0.05,
  timeout: 60_000,
}
