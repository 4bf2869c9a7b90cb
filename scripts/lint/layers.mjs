import { readdirSync } from 'node:fs'

/**
 * The configuration of ESLint for the folders that may import from each other.
 *
 * @typedef {import('eslint').Linter.Config} Config
 */

/** @typedef {{ target: string, from: string | string[], except?: string[], message: string }} Zone */

const basis = ['site', 'lib', 'i18n', 'hooks', 'browser']

/**
 * The layers in src/. Each layer may import from itself and from the listed layers.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layers = {
  site: [],
  styles: [],
  lib: ['site'],
  content: ['site', 'lib'],
  gatsby: ['site', 'lib', 'content'],
  browser: ['site', 'lib'],
  // The inline script combines the browser code of the features.
  'browser/head': ['site', 'lib', 'browser', 'features'],
  i18n: ['site', 'lib'],
  hooks: ['site', 'lib', 'i18n', 'browser'],
  components: basis,
  features: [...basis, 'components'],
  layout: [...basis, 'components', 'features'],
  sections: [...basis, 'components', 'features'],
  templates: [...basis, 'components', 'features', 'layout', 'sections'],
}

/** The modules in tools/ that src/gatsby/ may import: the content check, the CMS, and the gallery of components. */
const buildTools = [
  './content-check/checkContent.ts',
  './cms/writeAdmin.ts',
  './gallery/bundleGallery.ts',
  './gallery/looks.ts',
]

/** @type {Zone} */
const surroundings = {
  target: './src',
  from: ['./scripts', './tests', './deploy'],
  message: 'src/ does not import from the folders around it.',
}

/** Returns the zones that forbid a layer to import from the layers above it. */
const zonesOf = (/** @type {string} */ layer) => [
  {
    target: './src',
    from: './src',
    except: [layer, ...(layers[layer] ?? [])].map((name) => `./${name}`),
    message: `src/${layer} may import only from ${['itself', ...(layers[layer] ?? [])].join(', ')}.`,
  },
  {
    target: './src',
    from: './tools',
    except: layer === 'gatsby' ? buildTools : [],
    message: `Only src/gatsby may import from tools/, and only ${buildTools.join(', ')}.`,
  },
]

const features = readdirSync('src/features')

/** Returns the zone that forbids a feature to import from the other features, so that each can be changed alone. */
const featureZone = (/** @type {string} */ feature) => ({
  target: './src',
  from: './src/features',
  except: [`./${feature}`],
  message: 'A feature does not import from another one. Pass what it shows as a prop.',
})

/** The zones of the folders around src/. */
const outerZones = [
  // The content check contains the functions that read content, and the gallery what the pictures show.
  ...readdirSync('tools').map((tool) => ({
    target: `./tools/${tool}`,
    from: './tools',
    except: [...new Set([`./${tool}`, './content-check', './gallery/looks.ts'])],
    message:
      'A tool may import only from itself, content-check, gallery/looks.ts, src/ and scripts/.',
  })),
  // The pictures are taken with the steps of the browser tests.
  ...readdirSync('tools')
    .filter((tool) => tool !== 'pictures')
    .map((tool) => ({
      target: `./tools/${tool}`,
      from: './tests',
      message: 'Only tools/pictures may import from tests/.',
    })),
  {
    target: './tools/content-check',
    from: './src/gatsby',
    message: 'src/gatsby/ uses the content check. What both need is in src/content/.',
  },
  {
    target: './scripts',
    from: ['./tools', './deploy', './tests'],
    message: 'tools/, deploy/ and tests/ use scripts/.',
  },
  { target: './deploy', from: ['./tools', './scripts'], message: 'deploy/ uses only src/.' },
]

/**
 * Returns the configuration that restricts the imports of some files. The patterns of `files` choose the files, not those
 * of the zones, which match nothing on Windows. ESLint uses the last configuration that matches a file.
 *
 * @param {string[]} files
 * @param {Zone[]} zones
 * @returns {Config}
 */
const restrict = (files, zones) => ({
  files,
  rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
})

/**
 * Layers must not import from layers above them, so that each can be understood and tested without those. Tests in src/
 * may also import from the folders around it.
 *
 * @type {Config[]}
 */
export const layerRules = [
  restrict(['{scripts,tools,deploy}/**'], outerZones),
  restrict(['src/*'], [surroundings]),
  ...Object.keys(layers).flatMap((layer) => [
    restrict([`src/${layer}/**`], [...zonesOf(layer), surroundings]),
    restrict([`src/${layer}/**/*.test.{ts,tsx}`], zonesOf(layer)),
  ]),
  // The examples of bricks are built from components.
  restrict(['src/styles/*.examples.tsx'], [...zonesOf('components'), surroundings]),
  ...features.map((feature) =>
    restrict(
      [`src/features/${feature}/**`],
      [...zonesOf('features'), surroundings, featureZone(feature)],
    ),
  ),
]
