import { join } from 'node:path'
import { projectFolder } from './project-folder.mjs'

/** A file of what the site keeps, where no setting names another. */
export const dataFile = (name: string, folder?: string): string => join(projectFolder(folder), '.data', name)
