interface Asked {
  readonly graphql: (query: string) => Promise<{ data?: unknown; errors?: readonly Error[] }>
}

/** Asks GraphQL a question and gives its answer; throws what GraphQL complains of. */
export async function ask<Answer>(
  // Gatsby gives them different types at each step of a build.
  args: object,
  query: string,
): Promise<Answer> {
  const { data, errors } = await (args as Asked).graphql(query)
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n'))
  return data as Answer
}
