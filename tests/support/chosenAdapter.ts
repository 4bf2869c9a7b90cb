import { store } from 'gatsby/dist/redux'
import { initAdapterManager } from 'gatsby/dist/utils/adapter/manager'
import config from '../../gatsby-config'

// Prints the name of the adapter that Gatsby uses for a build in this environment. A program of its own, because Jest cannot
// load Gatsby.
store.dispatch({ type: 'SET_SITE_CONFIG', payload: config })

void initAdapterManager().then(() => {
  console.log(store.getState().adapter.instance?.name)
  // Gatsby's database would keep the process alive.
  process.exit()
})
