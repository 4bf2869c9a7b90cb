declare module 'harfbuzzjs' {
  namespace harfBuzz {
    interface Glyph {
      /** The glyph's number in its font; 0 is the box that stands for a missing one. */
      readonly g: number
      /** The offset in the text that the glyph comes from. */
      readonly cl: number
      readonly ax: number
      readonly dx: number
      readonly dy: number
    }

    interface Font {
      setVariations: (axes: Readonly<Record<string, number>>) => void
      glyphToPath: (glyph: number) => string
    }

    interface Face {
      readonly upem: number
      collectUnicodes: () => Uint32Array
    }

    interface Buffer {
      addText: (text: string) => void
      setDirection: (direction: 'ltr' | 'rtl') => void
      guessSegmentProperties: () => void
      json: () => Glyph[]
      destroy: () => void
    }

    interface HarfBuzz {
      createBlob: (bytes: Uint8Array) => object
      createFace: (blob: object, index: number) => Face
      createFont: (face: Face) => Font
      createBuffer: () => Buffer
      shape: (font: Font, buffer: Buffer) => void
    }
  }

  const harfBuzz: Promise<harfBuzz.HarfBuzz>
  export = harfBuzz
}

declare module 'wawoff2' {
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
