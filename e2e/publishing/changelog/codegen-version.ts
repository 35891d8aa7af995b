/** The text of action.yml, of GitLab's template or of their page, with another default of the input `version`. */
export function withCodegenVersion(text: string, version: string): string {
  return text
    .replace(/(\n +version:\n(?: +(?!default:).*\n)+? +default: )\S+/, `$1${version}`)
    .replace(/(\n\| `version` \|.*\| `)[^`]+(` \|)/, `$1${version}$2`);
}
