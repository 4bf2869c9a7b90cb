/** Components without examples of their own: those of another component show them. Both are paths in src/. */
export const shownBy: Readonly<Record<string, string>> = {
  'features/appScene/AppControls': 'features/appScene/AppScene',
  'features/appScene/People': 'features/appScene/AppScene',
  'features/download/DownloadLinks': 'features/download/DownloadDialog',
  'features/download/FileLink': 'features/download/AllFiles',
  'features/download/FileProofs': 'features/download/FileFacts',
  'features/machineCheck/ComponentQuestion': 'features/machineCheck/Comparison',
  'features/machineCheck/MachineCell': 'features/machineCheck/Comparison',
  'features/machineCheck/RequirementsSummary': 'features/machineCheck/MachineCheck',
  'layout/Footer/Contact': 'layout/Footer/Footer',
  'layout/Footer/SiteLinks': 'layout/Footer/Footer',
  'layout/Header/ContactIcons': 'layout/Header/Header',
  'layout/Header/MobileMenu': 'layout/Header/Header',
  'layout/Header/ThemeButton': 'layout/Header/Header',
  'sections/about/Checklist': 'sections/about/FairUse',
  'sections/download/OtherDownloads': 'sections/download/DownloadCard',
  'sections/home/CompareSlider': 'sections/home/Hero',
  'sections/notFound/Countdown': 'sections/notFound/NotFound',
  'sections/tutorial/AppDrawings': 'sections/tutorial/Parts',
  'sections/tutorial/InstallDrawings': 'sections/tutorial/Parts',
  'sections/tutorial/Steps': 'sections/tutorial/Parts',
  'sections/tutorial/Window': 'sections/tutorial/Parts',
}

/** Components that no example shows, and why. */
export const shownNowhere: Readonly<Record<string, string>> = {
  'components/DeferredContent/DeferredContent': 'It shows only what it contains.',
  'components/Optional/Optional': 'It shows only what it contains.',
  'features/download/DownloadDialogLoader': 'It shows nothing until a click on a download link.',
  'features/machineCheck/SystemWarning': 'It shows an alert only if the computer is too old.',
  'layout/ErrorBoundary/ErrorBoundary': 'It shows its own page only after an error of the app.',
  'layout/Head/Head': 'It has no visible element.',
  'layout/LanguageOffer/LanguageOffer': 'It shows a notification only in another language.',
  'layout/PageLayout/PageLayout': 'It shows only other components of the layout.',
  'sections/download/CheckFile': 'It shows nothing until the SHA-256 of a file is published.',
  'sections/download/ReleaseNotes': 'It shows nothing until release notes are published.',
  'sections/shared/Captures': 'It shows nothing until captures of the app are published.',
}
