/** What somebody who runs the command can put right: one sentence that says how. */
export class Mistake extends Error {}
