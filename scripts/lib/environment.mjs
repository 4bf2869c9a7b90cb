/** What Gatsby finds in its environment: it neither reports home nor waits for an answer. */
export const gatsbyEnvironment = {
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}
