import { layout } from "@react-router/dev/routes";
import { flatRoutes } from "@react-router/fs-routes";

const routes = await flatRoutes();
const isLanding = ({ file }: { file: string }) => file === "routes/_index.tsx";
const isPage = ({ file }: { file: string }) => file.endsWith(".tsx");

/** The files in routes/. The landing page and all other pages each have a layout with their header. */
export default [
  layout("layouts/landing.tsx", routes.filter(isLanding)),
  layout(
    "layouts/page.tsx",
    routes.filter((route) => isPage(route) && !isLanding(route)),
  ),
  ...routes.filter((route) => !isPage(route)),
];
