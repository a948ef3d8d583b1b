/**
 * The text of an inline script that calls a function with these arguments. Only the function's own text gets into the page:
 * it uses nothing of its file, and its arguments are what JSON can hold. The server's bundle is minified for such scripts
 * (vite.config.ts); the browser's lacks them, because they are used under `import.meta.env.SSR` alone.
 */
export function callScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${String(run)})(${args.map((arg) => JSON.stringify(arg)).join(",")});`;
}
