/** The module that `bundleGallery` generates. */
declare module 'gallery-examples' {
  /** The examples of all components, by the path of the component in src/: `components/Icon/Icon`. */
  export const examplesByComponent: Readonly<
    Record<string, import('../../../src/components/example').Examples>
  >
}
