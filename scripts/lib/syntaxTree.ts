import ts from 'typescript'

/** Returns all nodes of a script or a component, in the order of the source. Each node knows its parent. */
export function nodesOf(source: string): ts.Node[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true)
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }

  visit(file)

  return nodes
}
