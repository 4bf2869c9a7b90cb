import { firstFlight, roundTrips } from './firstFlight'

test.each([
  [1, 0],
  [firstFlight, 0],
  [firstFlight + 1, 1],
  [3 * firstFlight, 1],
  [3 * firstFlight + 1, 2],
  [7 * firstFlight + 1, 3],
])('%i bytes take %i round trips more', (bytes, expected) => {
  expect(roundTrips(bytes)).toBe(expected)
})
