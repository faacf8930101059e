export { removeTempFolders, tempFolder } from '../scripts/lib/temp-folder.mjs'
