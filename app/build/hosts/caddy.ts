import {
  caching,
  contentType,
  fileTypes,
  hashedFolders,
  mediaEndings,
  neverCached,
  pagePath,
  siteHeaders,
  svgPolicy,
  textEndings,
} from "./host-rules.ts";

/** A complete Caddyfile for a site at a base path ("" or "/site") of a host. */
export function caddyfile({ base, host }: { base: string; host: string }): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `\t\t${name} "${value}"`);
  const types = Object.entries(fileTypes).flatMap(([ending, fileType]) => [
    `\t\t@${ending} path *.${ending}`,
    `\t\theader @${ending} Content-Type "${contentType(fileType)}"`,
  ]);
  const media = mediaEndings.map((ending) => `*.${ending}`).join(" ");
  const texts = textEndings.map((ending) => `*.${ending}`).join(" ");
  const hashed = hashedFolders.map((folder) => `${base}/${folder}/*`).join(" ");
  return `# Copy build/client to /var/www/devtherapy${base}, and this file to /etc/caddy/Caddyfile.

${host} {
	root * /var/www/devtherapy

	route {
		header {
${headers.join("\n")}
		}

		@notPage path ${base}/404 ${base}/404.html
		error @notPage 404

		# A page has one address: without a slash at its end, without .html.
		@query expression {query} != ""
		@landing path ${base}/index ${base}/index.html${base && ` ${base}`}
		route @landing {
			redir @query ${base}/?{query} 301
			redir * ${base}/ 301
		}
		@page path_regexp page ^${base}(${pagePath})(?:/|/index|(?:/index)?\\.html)$
		route @page {
			redir @query ${base}{re.page.1}?{query} 301
			redir * ${base}{re.page.1} 301
		}

		header Cache-Control "${caching.revalidate}"
		@media path ${media}
		header @media Cache-Control "${caching.oneDay}"
		@drawing path *.svg
		header @drawing Content-Security-Policy "${svgPolicy}"
		@hashed path ${hashed}
		header @hashed Cache-Control "${caching.forever}"
		header ${base}${neverCached} Cache-Control "${caching.alwaysAsk}"

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
		header Content-Type "${contentType({ type: "text/html", isText: true })}"
		rewrite * ${base}/404.html
		file_server
	}
}
`;
}
