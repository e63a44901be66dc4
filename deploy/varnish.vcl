# Varnish 7 in front of the servers, with vmod_xkey (Debian: varnish, varnish-modules). It keeps published pages until a
# server says that one has changed: give the servers PAGE_EDGE_URL=http://<this machine>:6081, and TRUST_PROXY with the
# address of this machine.
vcl 4.1;

import std;
import xkey;

# A balancer, or one server; /readyz turns before a server closes.
backend default {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 1500ms;
        .window = 3;
        .threshold = 2;
    }
}

# Only these machines may remove pages: the servers.
acl servers {
    "127.0.0.1";
    "10.0.0.0"/8;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # A proxy on the same machine speaks for anybody, and says so.
        if (client.ip !~ servers || req.http.X-Forwarded-Proto) {
            return (synth(403, "Forbidden"));
        }
        set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
        return (synth(200, "Purged " + req.http.X-Purged));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Calls, streams of events, and drafts of owners.
    if (req.url ~ "^/api/" || req.url ~ "[?&]draft([=&]|$)") {
        return (pass);
    }
    # The last good page is shown for a day while no server answers.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    # Cookies go on to the servers, so that owners see what is theirs; a published page is the same for everybody.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Key && !beresp.http.Set-Cookie) {
        # The time to live is what s-maxage says.
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        if (beresp.http.Surrogate-Control ~ "stale-while-revalidate=0") {
            set beresp.grace = 0s;
        } else {
            set beresp.grace = 24h;
        }
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "immutable" && beresp.status == 200) {
        # A picture that is deleted is gone a day later here, too.
        set beresp.ttl = 1d;
        return (deliver);
    }
    # Everything else is somebody's own, or changes without a word.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
}

sub vcl_deliver {
    if (resp.http.Surrogate-Key) {
        # Browsers ask each time, and keep nothing that nobody tells them of.
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
    unset resp.http.Surrogate-Key;
    unset resp.http.Surrogate-Control;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}
