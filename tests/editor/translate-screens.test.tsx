import { expect, it } from 'vitest'
import { translateScreens } from '@/editor/translate-screens'

it('the words of the screens are said again when they change, and never what an editor has written', async () => {
  document.body.innerHTML = '<p>Done</p><button aria-label="Remove"></button><div contenteditable="true">Done</div>'
  const stop = translateScreens(document.body, 'fr')
  const [line, button, written] = document.body.children
  expect(line?.textContent).toBe('Terminé')
  expect(button?.getAttribute('aria-label')).toBe('Retirer')
  expect(written?.textContent).toBe('Done')
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Empty list' }))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(document.body.lastElementChild?.textContent).toBe('Rien pour l’instant')
  stop()
})

it('the button that takes an item off a list is named after the item', async () => {
  document.body.innerHTML =
    '<div role="row" aria-label="solden"><button><svg></svg></button><button>Edit</button></div><button><svg></svg></button>'
  const stop = translateScreens(document.body, 'nl')
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Verwijderen: solden', null, null])
  stop()
})

it('the window of a block is headed with what is done to it, and its kind', () => {
  document.body.innerHTML = '<h2></h2><button>Add</button>'
  const [heading, button] = document.body.children
  heading?.append('Add', ' ', 'Teksten: citaat')
  const stop = translateScreens(document.body, 'nl')
  expect(heading?.textContent).toBe('Blok toevoegen\u00a0— Teksten: citaat')
  expect(button?.textContent).toBe('Toevoegen')
  stop()
})

it('an empty text says how to begin, in the reader’s language', () => {
  document.body.innerHTML =
    '<div contenteditable="true"><p><span class="ProseMirror-widget">Start writing or press "/" for commands…</span></p></div>'
  const stop = translateScreens(document.body, 'fr')
  expect(document.body.textContent).toBe('Écrivez, ou tapez « / » pour les commandes…')
  stop()
})
