import config from '../../jest.config.mjs'

const unit = config.projects?.find((project) => typeof project === 'object')

/** The unit tests of pure logic, as one project: Stryker cannot tell which test sees a fault if there are several. */
export default {
  ...unit,
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/src/{content,lib,site,features/machineCheck}/*.test.ts'],
}
