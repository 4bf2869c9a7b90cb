// Opens a shared swap in the visitor's language: the default language's home page redirects to it.
location.replace(document.querySelector('a[lang=en]').href)
