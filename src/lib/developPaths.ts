/** Where `gatsby develop` tells what is wrong with the content; the published site has nothing there. */
export const mistakesPath = '/__content/mistakes/'
