import { Component, type PropsWithChildren } from 'react'

/** Wraps a part that the page does not need. After an error in the part, the page stays, without the part. */
export class Optional extends Component<PropsWithChildren, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
