// A bare window of WebKitGTK for gjs, driven by WebKitWebDriver: gjs -m webkit-window.js FIRST-SCRIPT
// The window that comes with the driver (MiniBrowser) has a toolbar, so it is never narrower than 447 px, and nothing can be
// run in a page before the page's own scripts.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'

const [firstScript] = ARGV
const [, bytes] = GLib.file_get_contents(firstScript)

Gtk.init(null)
const content = new WebKit.UserContentManager()
content.add_script(
  WebKit.UserScript.new(
    new TextDecoder().decode(bytes),
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
)

// Nothing is stored on the disk, and nothing is known of an earlier visit.
const context = new WebKit.WebContext({ website_data_manager: new WebKit.WebsiteDataManager({ is_ephemeral: true }) })
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  const application = new WebKit.ApplicationInfo()
  application.set_name('webkit-window')
  application.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(application)
  session.connect('create-web-view', () => {
    const view = new WebKit.WebView({
      web_context: context,
      user_content_manager: content,
      is_controlled_by_automation: true,
    })
    const window = new Gtk.Window({ default_width: 1280, default_height: 900 })
    window.add(view)
    window.show_all()
    window.present()
    view.connect('close', () => Gtk.main_quit())
    return view
  })
})
Gtk.main()
