declare module 'netlify-redirector' {
  /** A request in the form in which Netlify's own programs pass it. */
  interface MatcherRequest {
    readonly scheme: string
    readonly host: string
    readonly path: string
    readonly query: string
    readonly headers: Readonly<Record<string, string>>
    readonly cookieValues: Readonly<Record<string, string>>
    readonly getHeader: (name: string) => string
    readonly getCookie: (name: string) => string
  }

  interface Matcher {
    /** Returns the first matching rule; null if there is none. */
    readonly match: (
      request: MatcherRequest,
    ) => { readonly status: number; readonly to: string } | null
  }

  const redirector: {
    /** Compiles redirects from @netlify/config, as JSON. */
    readonly parseJSON: (rules: string, options: object) => Promise<Matcher>
  }
  export = redirector
}
