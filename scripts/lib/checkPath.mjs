// This module runs before Gatsby and the installation. npm runs scripts in the project folder.
import { pathProblem } from './paths.mjs'

const problem = pathProblem(process.cwd())

if (problem) {
  console.error(problem)
  process.exit(1)
}
