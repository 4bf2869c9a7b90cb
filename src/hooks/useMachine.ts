import { useEffect, useState } from 'react'
import { readMachine, type ReadMachine } from '../browser/readMachine'

/** The visitor's machine; undefined until the browser has told what it knows. */
export function useMachine(): ReadMachine | undefined {
  const [machine, setMachine] = useState<ReadMachine>()
  useEffect(() => {
    void readMachine().then(setMachine)
  }, [])
  return machine
}
