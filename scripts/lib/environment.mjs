/** Environment variables that turn off Gatsby's telemetry and prompts. */
export const gatsbyEnvironment = {
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
}
