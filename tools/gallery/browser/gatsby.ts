// What components import from Gatsby. The examples are on no page, so their links lead nowhere.

export const graphql = (): undefined => undefined

export const navigate = (): undefined => undefined
