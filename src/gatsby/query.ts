interface WithGraphql {
  readonly graphql: (query: string) => Promise<{ data?: unknown; errors?: readonly Error[] }>
}

/** Runs a GraphQL query; throws its errors. */
export async function query<Data>(
  // Gatsby types its hooks' arguments differently at each step of a build.
  args: object,
  text: string,
): Promise<Data> {
  const { data, errors } = await (args as WithGraphql).graphql(text)
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n'))
  return data as Data
}
