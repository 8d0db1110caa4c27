vcl 4.1;

# An edge: a cache in front of the web server. Write into it the host name of your site, the address of your web server and of
# your publisher, and the PURGE_TOKEN of the publisher. Only root and Varnish may read this file. Start Varnish with "-p http_gzip_support=off":
# otherwise it asks for gzip only, and visitors get no Brotli.

backend origin {
    .host = "127.0.0.1";
    .port = "8080";
}

# The machines that may purge: the publisher. The token is needed too, because a program that ends TLS on this machine asks from
# 127.0.0.1 for all visitors.
acl publishers {
    "127.0.0.1";
}

sub vcl_recv {
    # One name, whatever a visitor asks for: otherwise strangers would get the pages of other sites of this origin.
    set req.http.Host = "www.example.org";
    if (req.method == "PURGE") {
        if (client.ip !~ publishers || req.http.Authorization != "Bearer PURGE_TOKEN") {
            return (synth(403));
        }
        # The publisher asks for this after a change of all pages. The header tells it that everything was meant.
        if (req.url == "/*") {
            ban("obj.http.Cache-Control !~ immutable");
            return (synth(200, "all"));
        }
        return (purge);
    }
    # A file that a phone shares without the service worker of /verify. It is thrown away here, unread and unkept.
    if (req.method == "POST" && req.url ~ "^(/hi)?/verify/shared$") {
        return (synth(303, regsub(req.url, "/shared$", "#again")));
    }
    # Edges keep no pages that are compressed with a frame, and let no browser load pages ahead: fewer forms of each page.
    unset req.http.Available-Dictionary;
    unset req.http.Sec-CH-UA-Mobile;
    # Only addresses as the site writes them have a copy, because nobody could purge the copy of another spelling. The results of
    # a search are made in the browser: their addresses have no copy either.
    if (req.method !~ "^(GET|HEAD)$" || req.url ~ "[^A-Za-z0-9._/-]|//|/\.|\.(br|gz|lite|dcz)$" || req.url ~ "^(/hi)?/search/") {
        return (pass);
    }
    # Few forms of each page, so that most visitors find one.
    if (req.http.Accept-Encoding ~ "(^|[ ,])br *(,|$|; *q=(1|0\.[0-9]*[1-9]))") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip *(,|$|; *q=(1|0\.[0-9]*[1-9]))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.Save-Data ~ "(?i)^on$") {
        set req.http.Save-Data = "on";
    } else {
        unset req.http.Save-Data;
    }
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    # Browsers ask each time ("no-cache"). The edge keeps its copy until the publisher purges it.
    if (beresp.status == 200) {
        set beresp.ttl = 7d;
    } elsif (beresp.status == 301 || beresp.status == 404) {
        set beresp.ttl = 1s;
    } else {
        # A refusal is for one visitor: with a copy of it, all others would get it too.
        set beresp.ttl = 0s;
        set beresp.uncacheable = true;
    }
    set beresp.grace = 0s;
    # Varnish's own rules would not keep answers with "no-cache".
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.Age;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
}

sub vcl_synth {
    unset resp.http.Server;
    unset resp.http.X-Varnish;
    if (resp.status == 303) {
        set resp.http.Location = resp.reason;
        set resp.reason = "See Other";
    }
    if (resp.reason == "all") {
        set resp.http.X-Purged = "all";
    }
    synthetic("");
    return (deliver);
}

sub vcl_backend_error {
    unset beresp.http.Server;
    synthetic("The website does not answer at the moment. Please try again soon.");
    return (deliver);
}
