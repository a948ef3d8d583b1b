import {
  caching,
  fileTypes,
  hashedFolders,
  mediaEndings,
  neverCached,
  pagePath,
  siteHeaders,
  svgPolicy,
} from "./host-rules.ts";

/** A complete `nginx.conf` server block for a site at a base path ("" or "/site") of a host. */
export function nginxConf({ base, host }: { base: string; host: string }): string {
  const { "Content-Security-Policy": policy, ...others } = siteHeaders;
  const headers = Object.entries(others).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const types = Object.entries(fileTypes).map(([ending, { type }]) => `    ${type} ${ending};`);
  const texts = Object.values(fileTypes).filter(({ isText }) => isText);
  // nginx counts text/html among them by itself.
  const charsetTypes = texts.map(({ type }) => type).filter((type) => type !== "text/html");
  return `# Copy build/client to /var/www/devtherapy${base}, and this file to /etc/nginx/conf.d/devtherapy.conf.

map $uri $devtherapy_file_caching {
  default "${caching.revalidate}";
  ~^${base}/(${hashedFolders.join("|")})/ "${caching.forever}";
  ${base}${neverCached} "${caching.alwaysAsk}";
  ~*\\.(${mediaEndings.join("|")})$ "${caching.oneDay}";
}

map $status $devtherapy_caching {
  ~^(200|206|304)$ $devtherapy_file_caching;
  default "${caching.alwaysAsk}";
}

map $uri $devtherapy_policy {
  default "${policy}";
  ~*\\.svg$ "${svgPolicy}";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  root /var/www/devtherapy;

  types {
${types.join("\n")}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${charsetTypes.join(" ")};

  gzip_static on;
  gzip_vary on;
  # Smaller still, with Debian's package libnginx-mod-http-brotli-static:
  # brotli_static on;

${headers.join("\n")}
  add_header Content-Security-Policy $devtherapy_policy always;
  add_header Cache-Control $devtherapy_caching always;

  # Behind a proxy nginx knows neither the scheme nor the port that visitors see.
  absolute_redirect off;
  error_page 404 ${base}/404.html;

  location / {
    try_files $uri $uri.html =404;
  }
${
  base &&
  `
  location = ${base} {
    return 301 ${base}/$is_args$args;
  }
`
}
  location = ${base}/ {
    try_files ${base}/index.html =404;
  }

  location ~ ^${base}/index(\\.html)?$ {
    return 301 ${base}/$is_args$args;
  }

  # A page has one address: without a slash at its end, without .html.
  location ~ ^${base}(?<page>${pagePath})(/|/index|(/index)?\\.html)$ {
    return 301 ${base}$page$is_args$args;
  }

  location = ${base}/404.html {
    internal;
  }

  location = ${base}/404 {
    return 404;
  }
}
`;
}
