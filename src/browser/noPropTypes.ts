/** Stands for every description of what a component takes: React reads them while developing only. */
const nothing: object = new Proxy((): object => nothing, { get: () => nothing })

// eslint-disable-next-line import-x/no-default-export -- As prop-types has it.
export default nothing
