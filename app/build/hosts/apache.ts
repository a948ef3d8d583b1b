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

/** The `.htaccess` file of a site at a base path ("" or "/site"): it lies in the folder that holds the site. */
export function htaccess({ base }: { base: string }): string {
  const headers = Object.entries(siteHeaders).map(([name, value]) => `Header always set ${name} "${value}"`);
  const types = Object.entries(fileTypes).map(([ending, fileType]) => `AddType "${contentType(fileType)}" .${ending}`);
  const siblings = [
    ["br", "br"],
    ["gz", "gzip"],
  ].map(
    ([ending, encoding]) => `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
RewriteCond %{DOCUMENT_ROOT}${base}/$1.${ending} -f
RewriteRule ^(.+\\.(?:${textEndings.join("|")}))$ ${base}/$1.${ending} [END]`,
  );
  return `# Copy this file, as .htaccess, into the folder that holds build/client (AllowOverride All; mod_rewrite, mod_headers).

Options -Indexes -MultiViews
DirectoryIndex index.html
# /episodes is a page, and the folder of that name holds others.
DirectorySlash Off
ErrorDocument 404 ${base}/404.html

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
<If "%{REQUEST_URI} =~ m#^${base}/(${hashedFolders.join("|")})/#">
  Header set Cache-Control "${caching.forever}"
</If>
<If "%{REQUEST_URI} =~ m#^${base}${neverCached}#">
  Header set Cache-Control "${caching.alwaysAsk}"
</If>
<FilesMatch "^404\\.html">
  Header set Cache-Control "${caching.alwaysAsk}"
</FilesMatch>
<FilesMatch "\\.(${textEndings.join("|")})(\\.(br|gz))?$">
  Header merge Vary Accept-Encoding
</FilesMatch>

RewriteEngine On

# Once more for the page of a 404, which is asked for by Apache itself.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(\\.html)?$ - [R=404,END]

RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(?:\\.html)?$ ${base}/ [R=301,END]

# A page has one address: without a slash at its end, without .html.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond ${base}/$1 ^${base}(${pagePath})$
RewriteRule ^(.+?)(?:/|/index|(?:/index)?\\.html)$ ${base}/$1 [R=301,END]
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f
RewriteRule ^(.*[^/])$ $1.html

${siblings.join("\n")}
`;
}
