declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** Tags of the OpenType features to keep. */
    readonly keepFeatures: readonly string[]
    readonly noHinting: boolean
  }

  /** Returns a font with the letters of a text. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
  export = subsetFont
}

declare module 'fontverter' {
  /** Returns a font in another format. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
