import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extname } from "node:path/posix";
import { site } from "#app/site.ts";
import {
  cacheControlOf,
  caching,
  contentType,
  fileTypes,
  hashedFolders,
  mediaEndings,
  neverCached,
  siteHeaders,
  svgPolicy,
  textEndings,
} from "./host-rules.ts";

/** The path of any page but the landing page, as a regular expression that all hosts understand. */
const pagePath = "(?:/[a-z0-9_-]+)+?";

const { host } = new URL(site.url);

/**
 * Writes what hosts are told of the site in `folder`. `files` are the paths of its files.
 */
export async function writeHosts(folder: string, files: readonly string[]): Promise<void> {
  const hosts = join(folder, "../hosts");
  await mkdir(hosts, { recursive: true });
  await writeFile(join(hosts, "nginx.conf"), nginxConf());
  await writeFile(join(hosts, "Caddyfile"), caddyfile());
  await writeFile(join(hosts, ".htaccess"), htaccess());
  await writeFile(join(folder, "_headers"), headersFile(files));
}

/**
 * The `_headers` file of Cloudflare Pages, Netlify and others. `files` are the paths of all files of the site. Hosts join what several rules say of one file, so each file has one rule for its caching: a folder's
 * pictures by their endings, for pages lie there as well. No path stands twice: Cloudflare would forget the first rule.
 * Without a rule hosts revalidate. They know all types but the router's own, and a rule would hold for 404s as well.
 */
export function headersFile(files: readonly string[]): string {
  const all = Object.entries(siteHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const rules = new Map(files.map((path) => [ruleFor(path), cacheControlOf(path)]));
  const kept = [...rules]
    .filter(([, value]) => value !== caching.revalidate)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const caches = kept.flatMap(([rule, value]) => [rule, `  Cache-Control: ${value}`]);
  const svgEndings = new Set(files.map((path) => extname(path)).filter((ending) => /^\.svg$/i.test(ending)));
  const svg = [...svgEndings].flatMap((ending) => [`/*${ending}`, `  Content-Security-Policy: ${svgPolicy}`]);
  const data = ["/*.data", `  Content-Type: ${contentType("data")}`];
  return ["/*", ...all, ...svg, ...data, ...caches, ""].join("\n");
}

/** "/memes/posters/cat.webp" → "/memes/*.webp"; an asterisk goes on over slashes. */
function ruleFor(path: string): string {
  const folder = /^\/[^/]+\//.exec(path)?.[0];
  if (!folder) return path;
  return cacheControlOf(path) === caching.forever ? `${folder}*` : `${folder}*${extname(path)}`;
}

/** A complete `nginx.conf` server block. */
function nginxConf(): string {
  const { "Content-Security-Policy": policy, ...others } = siteHeaders;
  const headers = Object.entries(others).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const types = Object.entries(fileTypes).map(([ending, type]) => `    ${type} ${ending};`);
  // nginx counts text/html among them by itself.
  const charsetTypes = textEndings.map((ending) => fileTypes[ending]).filter((type) => type !== "text/html");
  return `# Copy build/client to /var/www/devtherapy, and this file to /etc/nginx/conf.d/devtherapy.conf.

map $uri $devtherapy_file_caching {
  default "${caching.revalidate}";
  ~^/(${hashedFolders.join("|")})/ "${caching.forever}";
  ${neverCached} "${caching.alwaysAsk}";
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
  error_page 404 /404.html;

  location / {
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }

  location ~ ^/index(\\.html)?$ {
    return 301 /$is_args$args;
  }

  # A page has one address: without a slash at its end, without .html.
  location ~ ^(?<page>${pagePath})(/|/index|(/index)?\\.html)$ {
    return 301 $page$is_args$args;
  }

  location = /404.html {
    internal;
  }

  location = /404 {
    return 404;
  }
}
`;
}

/** A complete Caddyfile. */
function caddyfile(): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `\t\t${name} "${value}"`);
  const types = Object.keys(fileTypes).flatMap((ending) => [
    `\t\t@${ending} path *.${ending}`,
    `\t\theader @${ending} Content-Type "${contentType(ending)}"`,
  ]);
  const media = mediaEndings.map((ending) => `*.${ending}`).join(" ");
  const texts = textEndings.map((ending) => `*.${ending}`).join(" ");
  const hashed = hashedFolders.map((folder) => `/${folder}/*`).join(" ");
  return `# Copy build/client to /var/www/devtherapy, and this file to /etc/caddy/Caddyfile.

${host} {
	root * /var/www/devtherapy

	route {
		header {
${headers.join("\n")}
		}

		@notPage path /404 /404.html
		error @notPage 404

		# A page has one address: without a slash at its end, without .html.
		@query expression {query} != ""
		@landing path /index /index.html
		route @landing {
			header Cache-Control "${caching.alwaysAsk}"
			redir @query /?{query} 301
			redir * / 301
		}
		@page path_regexp page ^(${pagePath})(?:/|/index|(?:/index)?\\.html)$
		route @page {
			header Cache-Control "${caching.alwaysAsk}"
			redir @query {re.page.1}?{query} 301
			redir * {re.page.1} 301
		}

		header Cache-Control "${caching.revalidate}"
		@media path ${media}
		header @media Cache-Control "${caching.oneDay}"
		@drawing path *.svg
		header @drawing Content-Security-Policy "${svgPolicy}"
		@hashed path ${hashed}
		header @hashed Cache-Control "${caching.forever}"
		header ${neverCached} Cache-Control "${caching.alwaysAsk}"

		try_files {path} {path}.html
		@text path ${texts}
		header @text Vary Accept-Encoding
${types.join("\n")}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		header Cache-Control "${caching.alwaysAsk}"
		header Content-Type "${contentType("html")}"
		header Content-Security-Policy "${siteHeaders["Content-Security-Policy"]}"
		rewrite * /404.html
		file_server
	}
}
`;
}

/** The `.htaccess` file: it lies in the folder that holds the site. */
function htaccess(): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `Header always set ${name} "${value}"`);
  const types = Object.keys(fileTypes).map((ending) => `AddType "${contentType(ending)}" .${ending}`);
  const siblings = Object.entries({ br: "br", gz: "gzip" }).map(
    ([ending, encoding]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))
RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f
RewriteRule ^(.+\\.(?:${textEndings.join("|")}))$ /$1.${ending} [END]`,
  );
  return `# Copy this file, as .htaccess, into the folder that holds build/client (AllowOverride All; mod_rewrite, mod_headers, mod_alias).

Options -Indexes -MultiViews
DirectoryIndex index.html
# /episodes is a page, and the folder of that name holds others.
DirectorySlash Off
ErrorDocument 404 /404.html
${types.join("\n")}
RemoveType .br .gz
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

${headers.join("\n")}
Header set Cache-Control "${caching.revalidate}"
<FilesMatch "(?i)\\.(${mediaEndings.join("|")})(\\.(br|gz))?$">
  Header set Cache-Control "${caching.oneDay}"
</FilesMatch>
<FilesMatch "(?i)\\.svg(\\.(br|gz))?$">
  Header always set Content-Security-Policy "${svgPolicy}"
</FilesMatch>
<If "%{REQUEST_URI} =~ m#^/(${hashedFolders.join("|")})/#">
  Header set Cache-Control "${caching.forever}"
</If>
<If "%{REQUEST_URI} =~ m#^${neverCached}#">
  Header set Cache-Control "${caching.alwaysAsk}"
</If>
<FilesMatch "^404\\.html">
  Header set Cache-Control "${caching.alwaysAsk}"
</FilesMatch>
Header always set Cache-Control "${caching.alwaysAsk}" "expr=%{REQUEST_STATUS} =~ m#^30[1278]$#"
<FilesMatch "\\.(${textEndings.join("|")})(\\.(br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On

# Once more for the page of a 404, which is asked for by Apache itself.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(\\.html)?$ - [R=404,END]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(?:\\.html)?$ / [R=301,END]

# A page has one address: without a slash at its end, without .html.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond /$1 ^(${pagePath})$
RewriteRule ^(.+?)(?:/|/index|(?:/index)?\\.html)$ /$1 [R=301,END]
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.*[^/])$ $1.html

${siblings.join("\n")}
`;
}
