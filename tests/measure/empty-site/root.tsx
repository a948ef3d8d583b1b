import { Outlet, Scripts } from "react-router";

/** A page of the same stack with nothing on it: what everybody pays before the first line of ours. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <title>Empty</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
