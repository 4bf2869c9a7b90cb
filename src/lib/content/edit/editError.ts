/** Says why a file can't be edited by a program, in words for the person who wanted it. */
export class EditError extends Error {}
